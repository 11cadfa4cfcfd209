/**
 * What mutation testing covers: code that decides what is stored and what visitors see. The tests beside it have to notice
 * its mutants. Those of the server need a database and take seconds each, so that a run takes a sample.
 */
export const folders = [
  { path: 'contract/rules', project: 'unit' },
  { path: 'blocks/rich-text', project: 'unit' },
  { path: 'admin/editor/state', project: 'unit' },
  { path: 'server/kernel/jobs', project: 'database' },
  { path: 'server/features/publication', project: 'database' },
  { path: 'server/features/addresses', project: 'database' },
  { path: 'server/features/public', project: 'database' },
  { path: 'server/features/forms', project: 'database' },
]
