/** Chooses a version, or takes it back; of three it is the one chosen first that is left out. */
export const chooseTwo = (chosen: readonly number[], versionID: number): readonly number[] =>
  chosen.includes(versionID) ? chosen.filter(other => other !== versionID) : [...chosen.slice(-1), versionID]
