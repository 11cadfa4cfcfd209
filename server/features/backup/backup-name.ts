/** The name of a backup of this instance that begins now. Names sort by time. */
export const backupName = (now: Date, instanceID: string): string =>
  `ximblox-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${shortID(instanceID)}.backup`

const shortID = (instanceID: string): string => instanceID.slice(0, 8)

const pattern = /^ximblox-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-([0-9a-f]{8}))?\.backup$/

/** When a backup with this name began; undefined for anything else, which is no backup of a schedule. */
export const timeOfBackup = (name: string): Date | undefined => {
  const [, year, month, day, hours, minutes, seconds] = pattern.exec(name) ?? []
  return year === undefined ? undefined : new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
}

/** The short id of the instance that made a backup; undefined in names that earlier versions gave. */
export const makerOfBackup = (name: string): string | undefined => pattern.exec(name)?.[7]

export const isBackupOf = (name: string, instanceID: string): boolean =>
  makerOfBackup(name) === shortID(instanceID)

export const isBackupOfAnother = (name: string, instanceID: string): boolean =>
  makerOfBackup(name) !== undefined && !isBackupOf(name, instanceID)

/** The short ids of the instances whose backups are among these names. */
export const makersOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap(name => makerOfBackup(name) ?? [])),
]
