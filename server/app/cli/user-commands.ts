import { randomBytes } from 'node:crypto'
import { calls } from '@ximblox/contract/calls'
import type { User } from '@ximblox/contract/people'
import type { Command } from 'commander'
import { listRoles } from '../../features/roles/store.ts'
import { createActiveUser } from '../../features/users/create-active.ts'
import { list } from '../../features/users/list.ts'
import { resetPassword } from '../../features/users/reset-password.ts'
import { operator } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { parseInput } from '../../kernel/http/parse.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { forgetFirstLogin } from '../start/first-run.ts'
import { CommandError } from './command-error.ts'
import { withApp } from './open-instance.ts'
import { type Output, openOutput, tableOf } from './output.ts'
import { readPassword } from './read-password.ts'

interface PasswordOptions {
  generate: boolean
  json: boolean
}

interface CreateOptions extends PasswordOptions {
  role: string
  name: string
}

const generate = ['--generate', 'generate a password and print it, instead of reading one'] as const
const json = ['--json', 'print the result as JSON'] as const

/** The commands for users who cannot be helped in the admin area, such as the last administrator. */
export const addUserCommands = (program: Command, site: SiteConfig): void => {
  const user = program.command('user').description('create users, reset passwords, list users')
  user
    .command('create')
    .description('create a user who can log in at once; the password is read from the standard input')
    .argument('<email>', 'the email address')
    .requiredOption('--name <name>', 'the full name')
    .option('--role <role>', 'the name of a role', 'Administrator')
    .option(...generate, false)
    .option(...json, false)
    .action(async (email: string, options: CreateOptions) => {
      using output = openOutput(options)
      await withApp(site, app => create(app, email, options, output))
    })
  user
    .command('reset-password')
    .description('set a password, read from the standard input, and end all sessions of the user')
    .argument('<email>', 'the email address of the user')
    .option(...generate, false)
    .option(...json, false)
    .action(async (email: string, options: PasswordOptions) => {
      using output = openOutput(options)
      await withApp(site, app => reset(app, email, options, output))
    })
  user
    .command('list')
    .description('list all users')
    .option(...json, false)
    .action(async (options: { json: boolean }) => {
      using output = openOutput(options)
      const { data } = await withApp(site, app => list(app, operator))
      output.result(tableOf(['EMAIL', 'NAME', 'ROLE', 'STATUS', 'LAST LOGIN'], data.map(rowOf)), data)
    })
}

const create = async (app: App, given: string, options: CreateOptions, output: Output) => {
  const role = await roleNamed(app, options.role)
  const { body } = parseInput(calls.users.create, {
    params: {},
    query: {},
    body: { email: given, role: role.id, profile: { name: options.name } },
  })
  const { email, profile } = body
  const { password, printed } = await passwordFrom(options)
  const { name, jobTitle } = profile
  const id = await createActiveUser(app, operator, { email, role: role.id, name, jobTitle, password })
  output.result(`Created ${email} as ${role.name}${printed}`, {
    id,
    email,
    role: role.name,
    ...shown(options, password),
  })
}

const reset = async (app: App, given: string, options: PasswordOptions, output: Output) => {
  const { body } = parseInput(calls.auth.forgotPassword, { params: {}, query: {}, body: { email: given } })
  const { password, printed } = await passwordFrom(options)
  await resetPassword(app, operator, { email: body.email, password })
  await forgetFirstLogin(app.db, app.config, body.email)
  output.result(`Reset the password of ${body.email}${printed}`, {
    email: body.email,
    ...shown(options, password),
  })
}

const roleNamed = async (app: App, name: string) => {
  const roles = await listRoles(app.db)
  const role = roles.find(role => role.name.toLowerCase() === name.toLowerCase())
  if (role) return role
  if (roles.length === 0) throw new CommandError('there are no roles yet; start the site once')
  throw new CommandError(
    `there is no role "${name}"; the roles are ${roles.map(({ name }) => name).join(', ')}`,
  )
}

const passwordFrom = async ({ generate }: PasswordOptions) => {
  if (!generate) return { password: await readPassword(), printed: '' }
  const password = `${randomBytes(12).toString('base64url')}-X9`
  return { password, printed: `, with the password ${password}` }
}

const shown = ({ generate }: PasswordOptions, password: string) => (generate ? { password } : {})

const rowOf = ({ email, profile, role, active, activated, lastLogin }: User): string[] => [
  email,
  profile.name,
  role.name,
  active ? 'active' : activated ? 'deactivated' : 'invited',
  lastLogin?.slice(0, 10) ?? 'never',
]
