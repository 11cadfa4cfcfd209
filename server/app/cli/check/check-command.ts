import type { Command } from 'commander'
import { EmbeddedDatabaseError } from '../../../kernel/db/embedded/errors.ts'
import { StartError } from '../../../kernel/errors/start-error.ts'
import { isUnavailable } from '../../../kernel/failures/refusal-of.ts'
import type { SiteConfig } from '../../../kernel/site-config.ts'
import { failureReason } from '../../start/explain-start-failure.ts'
import { withInstance } from '../open-instance.ts'
import { openOutput } from '../output.ts'
import type { Finding } from './finding.ts'
import { runChecks } from './run-checks.ts'

export const addCheckCommand = (program: Command, site: SiteConfig): void => {
  program
    .command('check')
    .description(
      'look for problems: settings, database, storage, mail, content, links, files, backups, webhooks',
    )
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', '\nExits with 1 when there is a problem; notes alone do not count.')
    .action(async (options: { json: boolean }) => {
      using output = openOutput(options)
      const findings = await withInstance(instance => runChecks(site, instance, output.progress)).catch(
        unusable,
      )
      const isFine = findings.every(({ severity }) => severity === 'note')
      output.result(findings.length === 0 ? 'No problems' : findings.map(textOf).join('\n\n'), {
        ok: isFine,
        findings,
      })
      if (!isFine) process.exitCode = 1
    })
}

/** Without valid settings or a database, nothing else can be checked. */
const unusable = (error: unknown): Finding[] => {
  const reason = failureReason(error)
  if (reason === undefined) throw error
  const isDatabase =
    error instanceof EmbeddedDatabaseError || isUnavailable(error) || !(error instanceof StartError)
  return [
    {
      area: isDatabase ? 'database' : 'settings',
      severity: 'problem',
      message: reason,
      remedy: isDatabase
        ? 'Check that the database server runs, and DATABASE_URL.'
        : 'Correct the setting; the operators’ handbook lists all of them.',
    },
  ]
}

const textOf = ({ area, severity, message, remedy }: Finding): string =>
  `${severity === 'problem' ? 'Problem' : 'Note'} (${area}): ${message}\n  ${remedy}`
