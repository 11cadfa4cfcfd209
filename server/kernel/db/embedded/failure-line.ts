/** Extracts the line of a PostgreSQL program's output that says why it failed, with its hint. */
export function failureLine(output: string): string {
  const lines = output.trim().split('\n')
  const at = lines.findIndex(line => failure.test(line))
  if (at < 0) return lines.at(-1) ?? ''
  const hint = /hint: +(.*)/i.exec(lines[at + 1] ?? '')?.[1]
  return [failure.exec(lines[at] ?? '')?.[1], hint].filter(Boolean).join(' – ')
}

const failure = /(?:error|FATAL|PANIC): +(.*)/
