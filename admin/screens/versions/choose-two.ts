/** Selects or deselects a version. A third one replaces the version that was selected first. */
export const chooseTwo = (chosen: readonly number[], versionID: number): readonly number[] =>
  chosen.includes(versionID) ? chosen.filter(other => other !== versionID) : [...chosen.slice(-1), versionID]
