import type { FileView } from 'ximblox/views'
import { keepByLocale } from '../../rules/keep-by-locale.ts'

/** The type and size of a file, for visitors who consider downloading it: `PDF, 1.2 MB`. */
export const fileFacts = (
  { fileName, size }: Pick<FileView, 'fileName' | 'size'>,
  locale: string,
): string => {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase()
  const [unit, amount] =
    size < 1_000_000 ? (['kilobyte', size / 1_000] as const) : (['megabyte', size / 1e6] as const)
  const format = unit === 'kilobyte' ? kilobytes : megabytes
  return `${ending}, ${format(locale).format(Math.max(amount, unit === 'kilobyte' ? 1 : 0))}`
}

const sizeFormat = (unit: string, maximumFractionDigits: number) =>
  keepByLocale(locale => new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }))

const kilobytes = sizeFormat('kilobyte', 0)
const megabytes = sizeFormat('megabyte', 1)
