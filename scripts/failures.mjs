/** The report of a run that wrote none. */
export const emptyReport = { files: [], unhandled: 0 }

/** What failed: tests, hooks of suites, and files that cannot be loaded or whose own hooks fail. */
export function failuresOf({ files }) {
  return files.flatMap(({ file, tests, hooks, isBroken, saved }) => [
    ...tests.filter(test => test.state === 'failed').map(test => ({ ...test, file })),
    ...hooks.map(hook => ({ ...hook, file, isHook: true })),
    ...(isBroken ? [{ file, isHook: true, saved }] : []),
  ])
}

/** The counts of a run. A run that fails without a failure that belongs to a file has one of its own. */
export function tally(report, code) {
  const failed = failuresOf(report).length + report.unhandled
  const tests = report.files.flatMap(file => file.tests)
  return {
    passed: tests.filter(test => test.state === 'passed').length,
    failed: code === 0 ? failed : Math.max(failed, 1),
  }
}

/** A report in which the files of `second` replace those of the first. */
export function replaced(first, second) {
  const again = new Map(second.files.map(file => [file.file, file]))
  return { ...second, files: first.files.map(file => again.get(file.file) ?? file) }
}

/** The name of a test, or of a failure outside of tests, as its reader looks for it. */
export function describeTest({ file, line, name, isHook }) {
  return [line ? `${file}:${line}` : file, name, isHook && 'outside of its tests'].filter(Boolean).join(' > ')
}

/** The arguments of `npm test` that repeat exactly these failures of a stage; all of it when no file is to blame. */
export function repeating(stage, report, filters) {
  const failures = failuresOf(report)
  if (failures.length === 0) return [stage, ...filters.map(shellWord)].join(' ')
  const files = [...new Set(failures.map(({ file }) => file))]
  const places = [...new Set(failures.map(({ file, line }) => (line ? `${file}:${line}` : file)))]
  // The cases of one `it.each` share a line, so only their names tell them apart.
  const words = failures.some(failure => hasPassedBeside(failure, report))
    ? [...files, '-t', shellWord(`^(${failures.map(nameOf).join('|')})$`)]
    : places
  return [stage, ...words].join(' ')
}

function hasPassedBeside({ file, line }, { files }) {
  const { tests } = files.find(candidate => candidate.file === file)
  return tests.some(test => test.line === line && test.state === 'passed')
}

function nameOf({ name, isHook }) {
  if (!isHook) return escaped(name)
  return name ? `${escaped(name)} > .*` : '.*'
}

function escaped(name) {
  return name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** For a POSIX shell. */
function shellWord(word) {
  if (/^[\w./:-]+$/.test(word)) return word
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}
