import { join } from 'node:path'
import * as z from 'zod'
import { StartError } from '../errors/start-error.ts'
import type { DiskReserve } from '../files/disk-space.ts'
import { type BucketSettings, readStorageURL, type StorageSettings, withCredentials } from './storage-url.ts'
import { isOneOf } from './trusted-proxies.ts'

const numberFrom = (min: number, max: number, error = `must be a number from ${min} to ${max}`) =>
  z.coerce.number(error).min(min, error).max(max, error)
const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max.toLocaleString('en')}`
  return numberFrom(min, max, error).int(error)
}
const atLeast = (length: number) => z.string().min(length, `must have at least ${length} characters`)
const port = wholeNumber(0, 65_535)
const origin = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be an origin such as https://example.org' })
  .refine(
    url => new URL(url).pathname === '/' && !url.includes('?'),
    'must be an origin such as https://example.org',
  )
  .transform(url => new URL(url).origin)
/** A mailbox as in a mail header: `Name <address>`, or the address alone. */
const mailbox = z.string().transform((text, context) => {
  const address = String.raw`[^\s\p{C}<>"@(),:;]+@[A-Za-z0-9.-]+`
  const named = new RegExp(`^(?<name>[^\\p{C}<>"@]*) ?<(?<address>${address})>$`, 'u')
  const groups = (named.exec(text) ?? new RegExp(`^(?<address>${address})$`, 'u').exec(text))?.groups
  if (groups?.address) return { name: groups.name?.trim() ?? '', address: groups.address }
  context.addIssue('must be a mailbox such as Example <mail@example.org>')
  return z.NEVER
})
const reserve = z.string().transform((text, { addIssue }): DiskReserve => {
  const [, number, unit] = /^(\d+(?:\.\d+)?) ?(MB|GB|%)$/.exec(text) ?? []
  const amount = Number(number)
  if (unit === '%' && amount < 100) return { share: amount / 100 }
  if (unit === 'MB' || unit === 'GB') return { bytes: amount * 1024 ** (unit === 'MB' ? 2 : 3) }
  addIssue('must be an amount such as 512 MB, 2 GB or 5%')
  return z.NEVER
})
const minutes = wholeNumber(1, 720)
/** Limit for one process, over all network addresses. */
export const maxConnections = 10_000

const isProxyList = (list: string[]): boolean => {
  try {
    isOneOf(list)
    return true
  } catch {
    return false
  }
}

const onOff = z.enum(['on', 'off'], 'must be on or off').transform(value => value === 'on')

const storageURL = z.string().transform((address, { addIssue }) => {
  try {
    return readStorageURL(address)
  } catch (error) {
    addIssue(error instanceof Error ? error.message : String(error))
    return z.NEVER
  }
})
const timesOfDay = z.string().transform((text, { addIssue }): TimeOfDay[] =>
  text.split(',').flatMap(part => {
    const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(part.trim()) ?? []
    if (hours !== undefined) return { hours: Number(hours), minutes: Number(minutes) }
    addIssue('must be times of day such as 03:00, or 03:00,15:00')
    return []
  }),
)
/** A header such as `Authorization: Bearer 123`, as its name and value. */
const headerLine = z.string().transform((text, { addIssue }): [string, string] => {
  const [, name, value] = /^([\w-]+): ?([\x20-\x7e]+)$/.exec(text) ?? []
  if (name !== undefined && value !== undefined) return [name, value]
  addIssue('must be a header such as Authorization: Bearer 123')
  return z.NEVER
})
const amountKept = wholeNumber(1, 1_000)

const samplers = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a URL such as postgres://user:password@host:5432/database',
    })
    .optional(),
  MEDIA_URL: storageURL.optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DISK_RESERVE: reserve.optional(),
  PG_BIN_DIR: z.string().min(1).optional(),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@example.org'),
  ADMIN_PASSWORD: atLeast(9).max(254, 'must have at most 254 characters').optional(),
  SECRET: atLeast(32).optional(),
  TRUST_PROXY: z
    .string()
    .transform(list => list.split(',').map(part => part.trim()))
    .refine(isProxyList, 'must be addresses or networks such as 10.0.0.1 or 10.0.0.0/8, separated by commas')
    .optional(),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, maxConnections).default(512),
  FORM_SUBMISSIONS_PER_HOUR: wholeNumber(1, 1_000_000).default(10),
  IMAGE_MEGAPIXELS: wholeNumber(1, 250).default(100),
  FORM_UNCONFIRMED_PLACES: wholeNumber(1, 1_000_000).default(12),
  FORM_MINIMUM_SECONDS: numberFrom(0, 60).default(2),
  STARTER_SITE: onOff.default(true),
  SESSION_IDLE_MINUTES: minutes.default(60),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be a URL such as smtp://user:password@mail.example.org:587',
    })
    .optional(),
  MAIL_FROM: mailbox.optional(),
  BACKUP_URL: storageURL.optional(),
  BACKUP_AT: timesOfDay.default([{ hours: 3, minutes: 0 }]),
  BACKUP_KEEP_DAYS: amountKept.default(7),
  BACKUP_KEEP_WEEKS: amountKept.default(4),
  METRICS: onOff.default(false),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.default(9464),
  LOG_REQUESTS: onOff.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as http://localhost:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/protobuf', 'must be http/protobuf, the only protocol that is supported')
    .optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers, `must be one of ${samplers.join(', ')}`).default(samplers[0]),
  OTEL_TRACES_SAMPLER_ARG: numberFrom(0, 1).default(1),
  WEBHOOKS_TO_PRIVATE_NETWORKS: onOff.default(false),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL such as https://cdn.example.org/purge' })
    .optional(),
  CDN_PURGE_HEADER: headerLine.optional(),
  BACKUP_PASSPHRASE: atLeast(12).optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

/** The names of all settings. */
export const settingNames = Object.keys(settings.shape)

/** The mail server, and the sender of all mails. */
export interface Smtp {
  url: string
  from: { name: string; address: string }
}

/** A time of day in the time zone of the server. */
export interface TimeOfDay {
  hours: number
  minutes: number
}

/** The newest backup of each of this many days and weeks is kept; days and weeks without one do not count. */
export interface Retention {
  days: number
  weeks: number
}

/** The cache in front of the site, which keeps pages until one of their tags is purged. */
export interface Cdn {
  purgeURL: string
  purgeHeader: [string, string] | undefined
}

/** Where traces are sent, and which are recorded. The SDK reads further variables from the environment itself. */
export interface Tracing {
  endpoint: string
  sampler: { name: (typeof samplers)[number]; ratio: number }
}

/** Where and when backups are made, and which are kept. */
export interface BackupSettings {
  location: StorageSettings
  times: TimeOfDay[]
  retention: Retention
}

type Values = z.output<typeof settings>

/** Everything configured by environment variables, read and checked once (see `docs/guide/operators/settings.md`). */
export interface Config {
  port: number
  host: string
  /** Origin used in links, mails and origin checks. The request's Host header is never used for these. */
  publicURL: string
  dataDir: string
  /** When absent, the embedded database is used. */
  databaseURL: string | undefined
  /** The storage of file contents. */
  media: StorageSettings
  /** When absent, it depends on the size of the volume. */
  diskReserve: DiskReserve | undefined
  pgBinDir: string | undefined
  /** For buckets. When absent, the credentials of the machine are used. */
  bucketCredentials: BucketSettings['credentials']
  admin: { email: string; password: string | undefined }
  /** When absent, a secret is generated in the data folder. */
  secret: string | undefined
  trustProxy: string[] | undefined
  /** How many connections one network address may have at once. Trusted proxies are not limited. */
  connectionsPerAddress: number
  /** How many submissions of forms one network address may send within an hour. */
  formSubmissionsPerHour: number
  /** How many places of one date one network address may ask for within a day before the email address is confirmed. */
  formUnconfirmedPlaces: number
  /** The most that an uploaded image may have. */
  imageMegapixels: number
  /** People need at least this long to fill in a form. */
  formMinimumSeconds: number
  starterSite: boolean
  sessionIdleMinutes: number
  /** When absent, mails are stored but not sent. */
  smtp: Smtp | undefined
  /** When absent, backups are made by command only. */
  backup: BackupSettings | undefined
  /** Encrypts backups. When absent, they are not encrypted. */
  backupPassphrase: string | undefined
  /** Where metrics are served. When absent, they are not. */
  metrics: { host: string; port: number } | undefined
  /** When absent, no traces are recorded. */
  tracing: Tracing | undefined
  /** Whether webhooks may be sent to this machine and its network, and without encryption. */
  webhooksToPrivateNetworks: boolean
  /** When absent, every cache has to ask for every page. */
  cdn: Cdn | undefined
  /** Whether every request has a line in the log. */
  logRequests: boolean
  logLevel: string
}

/** Reads the settings. When some are wrong, it throws one line that names each of them. */
export const readConfig = (
  environment: Record<string, string | undefined> = process.env,
): Readonly<Config> => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`)
    throw new StartError(`invalid setting: ${[...new Set(errors)].join('; ')}`)
  }
  const values = parsed.data
  const absentCredential = missingCredential(values)
  if (absentCredential)
    throw new StartError(
      `missing setting: ${absentCredential} (set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither)`,
    )
  const missing = missingWhenExposed(values)
  if (missing.length > 0)
    throw new StartError(
      `missing setting: ${missing.join(', ')} (required when HOST is not a loopback address or DATABASE_URL is set)`,
    )
  const publicURL = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    publicURL,
    dataDir: values.DATA_DIR,
    databaseURL: values.DATABASE_URL,
    media: mediaSettingsOf(values),
    backup: backupSettingsOf(values),
    diskReserve: values.DISK_RESERVE,
    pgBinDir: values.PG_BIN_DIR,
    bucketCredentials: bucketCredentialsOf(values),
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    secret: values.SECRET,
    trustProxy: values.TRUST_PROXY,
    connectionsPerAddress: values.CONNECTIONS_PER_ADDRESS,
    formSubmissionsPerHour: values.FORM_SUBMISSIONS_PER_HOUR,
    formUnconfirmedPlaces: values.FORM_UNCONFIRMED_PLACES,
    imageMegapixels: values.IMAGE_MEGAPIXELS,
    formMinimumSeconds: values.FORM_MINIMUM_SECONDS,
    starterSite: values.STARTER_SITE,
    sessionIdleMinutes: values.SESSION_IDLE_MINUTES,
    smtp: values.SMTP_URL
      ? { url: values.SMTP_URL, from: values.MAIL_FROM ?? defaultSender(publicURL) }
      : undefined,
    backupPassphrase: values.BACKUP_PASSPHRASE,
    metrics: values.METRICS ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : undefined,
    tracing: values.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
          sampler: { name: values.OTEL_TRACES_SAMPLER, ratio: values.OTEL_TRACES_SAMPLER_ARG },
        }
      : undefined,
    webhooksToPrivateNetworks: values.WEBHOOKS_TO_PRIVATE_NETWORKS,
    cdn: values.CDN_PURGE_URL
      ? { purgeURL: values.CDN_PURGE_URL, purgeHeader: values.CDN_PURGE_HEADER }
      : undefined,
    logRequests: values.LOG_REQUESTS,
    logLevel: values.LOG_LEVEL,
  })
}

/** An address at the site's own host that accepts no replies. */
const defaultSender = (publicURL: string) => ({ name: '', address: `noreply@${new URL(publicURL).hostname}` })

const mediaSettingsOf = (values: Values): StorageSettings =>
  values.MEDIA_URL
    ? withCredentials(values.MEDIA_URL, bucketCredentialsOf(values))
    : { kind: 'folder', folder: join(values.DATA_DIR, 'media') }

const backupSettingsOf = (values: Values): BackupSettings | undefined =>
  values.BACKUP_URL && {
    location: withCredentials(values.BACKUP_URL, bucketCredentialsOf(values)),
    times: values.BACKUP_AT,
    retention: { days: values.BACKUP_KEEP_DAYS, weeks: values.BACKUP_KEEP_WEEKS },
  }

const bucketCredentialsOf = ({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
}: Values): BucketSettings['credentials'] =>
  accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined

const missingCredential = (values: Values) => {
  const names = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const
  const absent = names.filter(name => values[name] === undefined)
  const usesBucket = [values.MEDIA_URL, values.BACKUP_URL].some(url => url?.kind === 'bucket')
  return usesBucket && absent.length === 1 ? absent[0] : undefined
}

/** An instance that others can reach, or that shares its database, must have these settings. */
const missingWhenExposed = (values: Values): string[] => {
  const exposed =
    !['127.0.0.1', '::1', 'localhost'].includes(values.HOST) || values.DATABASE_URL !== undefined
  if (!exposed) return []
  return (['PUBLIC_URL', 'SECRET'] as const).filter(name => values[name] === undefined)
}
