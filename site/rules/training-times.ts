/** Times of a day, such as `09:30`. */
export interface TrainingTimes {
  from: string
  to: string
}

const time = String.raw`(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|hrs|heures|uur|uhr)?`
const both = new RegExp(
  String.raw`^(?:van|from|von|de)?\s*${time}\s*(?:-|–|—|to|tot|until|bis|à)\s*${time}\.?$`,
  'iu',
)

/** The times that an editor wrote, such as "9.30–16.30 uur"; undefined for anything that is not one such pair. */
export const trainingTimes = (text: string): TrainingTimes | undefined => {
  const [, fromHour = '', fromMinute, toHour = '', toMinute] = both.exec(text.trim()) ?? []
  const from = timeOf(fromHour, fromMinute)
  const to = timeOf(toHour, toMinute)
  return from !== undefined && to !== undefined && from < to ? { from, to } : undefined
}

const timeOf = (hour: string, minute = '00'): string | undefined =>
  hour === '' || Number(hour) > 23 || Number(minute) > 59 ? undefined : `${hour.padStart(2, '0')}:${minute}`
