/** The first moment of a day where one is, as `2026-11-21`; nothing for what is no day. */
export const startOfDay = (day: string): string | undefined => moment(day, 'T00:00:00.000')

export const endOfDay = (day: string): string | undefined => moment(day, 'T23:59:59.999')

const moment = (day: string, time: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return
  const date = new Date(day + time)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
