import { Checkbox, Skeleton, Stack, Text } from '@mantine/core'
import type { Responsibilities as Listed, ResponsibilityKind } from '@ximblox/contract/responsibilities'
import { mayActOn } from '@ximblox/contract/rules/act-on-user'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { adminUrl } from '../../base-path.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useSession } from '../../session/use-session.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Select } from '../../ui/select.tsx'
import { useDateTime } from '../../ui/use-date-time.ts'
import { useUsers } from '../../users/use-users.ts'
import type { HandOver } from './use-hand-over.ts'
import { type AccountChange, useKindName, useOutcome } from './use-responsibility-texts.ts'
import classes from './user-screen.module.css'

interface Props {
  user: Pick<ListedUser, 'ID' | 'email' | 'profile'>
  change: AccountChange
  handOver: HandOver
}

/** Says what a user is responsible for and what becomes of it, and offers to hand it over. */
export const Responsibilities = ({ user, change, handOver }: Props) => {
  const t = useTranslations('responsibilities')
  const outcomeOf = useOutcome(change)
  const { data, isError, reload, kinds, entries } = handOver
  if (isError) return <LoadFailed message={t('failed')} onRetry={reload} />
  if (!data) return <Skeleton height={64} mt="md" />
  if (kinds.length === 0) return null
  return (
    <Stack gap="md" mt="md">
      <div>
        <Text size="sm" fw={550} mb="xs">
          {t('title', { name: user.profile.name || user.email })}
        </Text>
        <ul className={classes.consequences}>
          {kinds.map(kind => (
            <li key={kind}>
              {outcomeOf(kind, data[kind].total)}
              <Items listed={data[kind]} />
            </li>
          ))}
        </ul>
      </div>
      <ErrorSummary entries={entries} />
      <Heir user={user} handOver={handOver} />
    </Stack>
  )
}

/** The first few of a kind, and how many more there are. */
const Items = ({ listed: { items, total } }: { listed: Listed[ResponsibilityKind] }) => {
  const t = useTranslations('responsibilities')
  return (
    <ul>
      {items.map(item =>
        'pageID' in item ? (
          <li key={item.pageID}>
            <a href={adminUrl(`/pages/${item.pageID}`)} target="_blank" rel="noreferrer">
              {item.title}
            </a>
            {'publishAt' in item && <Times {...item} />}
          </li>
        ) : (
          <li key={item.id}>{item.name}</li>
        ),
      )}
      {total > items.length && <li>{t('more', { count: String(total - items.length) })}</li>}
    </ul>
  )
}

const Times = ({ publishAt, unpublishAt }: Listed['schedules']['items'][number]) => {
  const t = useTranslations('schedule')
  const at = useDateTime()
  return (
    <Text size="xs" c="dimmed" component="div">
      {publishAt !== null && <div>{t('publishes', { time: at(publishAt) })}</div>}
      {unpublishAt !== null && <div>{t('unpublishes', { time: at(unpublishAt) })}</div>}
    </Text>
  )
}

const Heir = ({ user, handOver }: Pick<Props, 'user' | 'handOver'>) => {
  const t = useTranslations('responsibilities')
  const nameOf = useKindName()
  const { user: self, permissions } = useSession()
  const { data: users = [] } = useUsers()
  const { kinds, chosen, mayHandOver, choose, to, setTo } = handOver
  const heirs = users.filter(
    other =>
      other.active &&
      other.ID !== user.ID &&
      mayActOn({ ID: self?.ID ?? 0, permissions }, { ID: other.ID, permissions: other.role.permissions }),
  )
  return (
    <>
      <Select
        label={t('handOverTo')}
        value={to === undefined ? '' : String(to)}
        onChange={value => setTo(value === '' ? undefined : Number(value))}
        options={[
          { value: '', label: t('nobody') },
          ...heirs.map(({ ID, profile, email }) => ({ value: String(ID), label: profile.name || email })),
        ]}
      />
      {to !== undefined && (
        <Stack gap="xs" component="fieldset" bd={0} m={0} p={0}>
          <Text component="legend" size="sm" fw={550} p={0}>
            {t('handedOver')}
          </Text>
          {kinds.map(kind => (
            <Checkbox
              key={kind}
              label={nameOf(kind)}
              description={mayHandOver(kind) ? kind === 'apiTokens' && t('tokensHelp') : t('mayNotHandOver')}
              checked={chosen.includes(kind)}
              disabled={!mayHandOver(kind)}
              onChange={event => choose(kind, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      )}
    </>
  )
}
