import { Button } from '@mantine/core'
import type { ApiToken } from '@ximblox/contract/api-tokens'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useTypeName } from '../../pages/use-type-name.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import badge from '../../ui/state-badge.module.css'
import textClasses from '../../ui/text.module.css'

export const useTokenColumns = (onRevoke: (token: ApiToken) => void): Column<ApiToken>[] => {
  const t = useTranslations('apiTokens')
  const tList = useTranslations('list')
  return [
    {
      id: 'name',
      title: t('name'),
      cell: token => (
        <>
          <span className={textClasses.name}>{token.name}</span>
          <span className={textClasses.detailLine}>
            …{token.hint} · {token.createdBy.name || t('deletedUser')}
          </span>
          <span data-narrow>
            <Access token={token} />
          </span>
        </>
      ),
    },
    { id: 'role', title: t('role'), cell: token => <Access token={token} />, isSecondary: true },
    { id: 'state', title: t('stateTitle'), cell: token => <State token={token} /> },
    {
      id: 'createdAt',
      title: tList('created'),
      cell: ({ createdAt }) => <RelativeTime time={createdAt} />,
      isSecondary: true,
    },
    {
      id: 'usedAt',
      title: t('used'),
      cell: ({ usedAt }) =>
        usedAt === null ? (
          <span className={textClasses.detailLine}>{t('unused')}</span>
        ) : (
          <RelativeTime time={usedAt} />
        ),
      isSecondary: true,
    },
    {
      id: 'actions',
      title: t('revoke'),
      cell: token =>
        token.state !== 'revoked' && (
          <Button
            variant="default"
            size="xs"
            onClick={() => onRevoke(token)}
            aria-label={t('revokeNamed', { name: token.name })}
          >
            {t('revoke')}
          </Button>
        ),
    },
  ]
}

const State = ({ token: { state, expiresAt } }: { token: ApiToken }) => {
  const t = useTranslations('apiTokens')
  const tState = useTranslations('apiTokens.state')
  return (
    <>
      <span className={badge.badge} data-state={state} title={state === 'stopped' ? t('stopped') : undefined}>
        {tState(state)}
      </span>
      {state === 'active' && expiresAt !== null && (
        <span className={textClasses.detailLine}>
          {t('expires')} <RelativeTime time={expiresAt} />
        </span>
      )}
    </>
  )
}

/** The role and the limits. */
const Access = ({ token: { role, locales, pageTypes, origins } }: { token: ApiToken }) => {
  const t = useTranslations('apiTokens')
  const localeName = useLocaleName()
  const typeName = useTypeName()
  const limits = [
    locales?.map(localeName),
    pageTypes?.map(typeName),
    origins.length > 0 ? origins : undefined,
  ]
  return (
    <>
      {role?.name ?? t('noRole')}
      {limits.map(
        names =>
          names && (
            <span key={names.join()} className={textClasses.detailLine}>
              {names.join(', ')}
            </span>
          ),
      )}
    </>
  )
}
