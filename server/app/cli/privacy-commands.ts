import { calls } from '@ximblox/contract/calls'
import type { Command } from 'commander'
import { erasePerson, findPerson, type Traces } from '../../features/privacy/erase-person.ts'
import { exportPerson } from '../../features/privacy/export-person.ts'
import { operator } from '../../kernel/actor.ts'
import { parseInput } from '../../kernel/http/parse.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { withApp } from './open-instance.ts'
import { countOf, openOutput } from './output.ts'

/** The commands that answer a person who asks what is stored about them, or to erase it. */
export const addPrivacyCommands = (program: Command, site: SiteConfig): void => {
  const privacy = program.command('privacy').description('export or erase what is stored about a person')
  privacy
    .command('export')
    .description('print everything that is stored about the owner of an email address, as JSON')
    .argument('<email>', 'the email address')
    .action(async (given: string) => {
      const person = await withApp(site, app => exportPerson(app, operator, addressFrom(given)))
      process.stdout.write(`${JSON.stringify(person, null, 2)}\n`)
    })
  privacy
    .command('erase')
    .description('count what is stored about the owner of an email address; with --yes, erase it')
    .argument('<email>', 'the email address')
    .option('--yes', 'erase it; this cannot be undone', false)
    .option('--json', 'print the result as JSON', false)
    .action(async (given: string, options: { yes: boolean; json: boolean }) => {
      using output = openOutput(options)
      const email = addressFrom(given)
      const work = options.yes ? erasePerson : findPerson
      const traces = await withApp(site, app => work(app, operator, email))
      const text = options.yes
        ? `Erased ${inWords(traces)}. Backups still contain it until they are removed.`
        : `Found ${inWords(traces)}. To erase it, add --yes.`
      output.result(text, { ...traces, erased: options.yes })
    })
}

const addressFrom = (given: string): string =>
  parseInput(calls.auth.forgotPassword, { params: {}, query: {}, body: { email: given } }).body.email

const inWords = ({ submissions, mentions, mails, account }: Traces): string =>
  [
    countOf(submissions, 'submission'),
    `${countOf(mentions, 'mention')} in submissions of others`,
    countOf(mails, 'email'),
    account ? 'a user account' : 'no user account',
  ].join(', ')
