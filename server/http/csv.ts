/** One row of a table for spreadsheets, in which no value becomes a formula and each row stays one line. */
export const csvRow = (values: readonly (string | number)[]): string =>
  `${values.map(value => cell(String(value))).join(',')}\r\n`

const cell = (value: string): string => {
  const line = value.replace(/\r/g, '\\r').replace(/\n/g, '\\n')
  // Spreadsheets of East Asian languages read full-width signs as the narrow ones, and skip invisible ones before them.
  const harmless =
    /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^\t/u.test(line) && !/^-?\d+$/.test(line) ? `'${line}` : line
  return `"${harmless.replaceAll('"', '""')}"`
}

/** What tells spreadsheets that the letters are UTF-8. */
export const csvStart = '\ufeff'
