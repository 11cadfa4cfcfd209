/** One CSV row for spreadsheets. No value can become a formula, and each row stays on one line. */
export const csvRow = (values: readonly (string | number)[]): string =>
  `${values.map(value => cell(String(value))).join(',')}\r\n`

const cell = (value: string): string => {
  const line = value.replace(/\r/g, '\\r').replace(/\n/g, '\\n')
  // East Asian versions of spreadsheets treat full-width characters like their ASCII forms, and skip invisible
  // characters before them.
  const harmless =
    /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^\t/u.test(line) && !/^-?\d+$/.test(line) ? `'${line}` : line
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Marks the file as UTF-8 for spreadsheets. */
export const csvStart = '\ufeff'
