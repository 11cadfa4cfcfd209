/** The query key of everything about backups. */
export const backupsKey = ['backups']
