import { MultiSelect, Stack } from '@mantine/core'
import { mayGrant } from '@ximblox/contract/rules/grants'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useTypeName } from '../../pages/use-type-name.ts'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { useSite } from '../../site.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useRoles } from '../../users/use-roles.ts'
import { emptyToken, expiryDays, type NewToken, tokenBody } from './new-token.ts'
import { tokensKey } from './tokens-key.ts'

interface Props {
  onCreated: (secret: string) => void
  onClose: () => void
}

export const TokenForm = ({ onCreated, onClose }: Props) => {
  const t = useTranslations('apiTokens')
  const client = useClient()
  const messageOf = useMessage()
  const { run, entries, isBusy } = useCall({ invalidates: [tokensKey] })
  const [token, setToken] = useState<NewToken>(emptyToken)
  const change = (part: Partial<NewToken>) => setToken(before => ({ ...before, ...part }))
  const roles = useGrantableRoles()
  const errorsOf = (name: string) => messagesFor(name, entries, messageOf)
  const originErrors = entries.filter(({ property }) => property.startsWith('origins')).map(messageOf)

  const create = async () => {
    const answer = await run(() => client.apiToken.create({ body: tokenBody(token, new Date()) }))
    if (answer) onCreated(answer.secret)
  }
  return (
    <FormDialog
      title={t('add')}
      confirm={t('create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void create()}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          value={token.name}
          onChange={name => change({ name })}
          errors={errorsOf('name')}
          isFirst
        />
        <Select
          label={t('role')}
          description={t('roleHelp')}
          value={token.role}
          onChange={value => change({ role: value })}
          options={[
            { value: '', label: t('chooseRole') },
            ...roles.map(({ ID, name }) => ({ value: String(ID), label: name })),
          ]}
          errors={errorsOf('role')}
        />
        <Limits token={token} onChange={change} />
        <Select
          label={t('expiresAfter')}
          value={token.days}
          onChange={value => change({ days: value })}
          options={[
            ...expiryDays.map(count => ({
              value: String(count),
              label: count === 365 ? t('year') : t('dayCount', { count }),
            })),
            { value: '', label: t('never') },
          ]}
        />
        <TextArea
          label={t('origins')}
          description={t('originsHelp')}
          value={token.origins}
          onChange={origins => change({ origins })}
          errors={[...new Set(originErrors)]}
          rows={2}
          spellCheck={false}
        />
      </Stack>
    </FormDialog>
  )
}

/** A token can only be given permissions that its creator holds. */
const useGrantableRoles = () => {
  const { permissions: held } = useSession()
  return (useRoles().data ?? []).filter(({ permissions }) => mayGrant(held, permissions))
}

interface LimitsProps {
  token: NewToken
  onChange: (part: Partial<NewToken>) => void
}

const Limits = ({ token: { locales, pageTypes }, onChange }: LimitsProps) => {
  const t = useTranslations('apiTokens')
  const { registry } = useSite()
  const { availableLocales = [] } = useSettings() ?? {}
  const localeName = useLocaleName()
  const typeName = useTypeName()
  return (
    <>
      <MultiSelect
        label={t('locales')}
        placeholder={locales.length === 0 ? t('allLocales') : ''}
        value={locales}
        onChange={values => onChange({ locales: values })}
        data={availableLocales.map(value => ({ value, label: localeName(value) }))}
        comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
      />
      <MultiSelect
        label={t('pageTypes')}
        description={t('limitHelp')}
        placeholder={pageTypes.length === 0 ? t('allTypes') : ''}
        value={pageTypes}
        onChange={values => onChange({ pageTypes: values })}
        data={[...registry.contentTypes.keys()].map(value => ({ value, label: typeName(value) }))}
        comboboxProps={{ withinPortal: false, floatingStrategy: 'fixed' }}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
    </>
  )
}
