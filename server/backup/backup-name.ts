/** The name of a backup that begins now. Names sort by time. */
export const backupName = (now: Date): string =>
  `ximblox-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.backup`

const pattern = /^ximblox-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/

/** When a backup with this name began; undefined for anything else, which is not ours. */
export const timeOfBackup = (name: string): Date | undefined => {
  const [, year, month, day, hours, minutes, seconds] = pattern.exec(name) ?? []
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
}
