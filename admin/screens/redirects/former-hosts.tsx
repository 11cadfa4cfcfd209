import { Checkbox, Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Host } from './import-steps.ts'

interface Props {
  hosts: readonly Host[]
  isBusy: boolean
  onChoose: (name: string, isFormer: boolean) => void
}

/** The other hosts in the addresses, which the site may have had before. */
export const FormerHosts = ({ hosts, isBusy, onChoose }: Props) => {
  const t = useTranslations('redirects.import')
  return (
    <Stack gap="xs" component="fieldset" bd={0} m={0} p={0}>
      <Text component="legend" size="sm" p={0} mb="xs">
        {t('formerHosts')}
      </Text>
      {hosts.map(({ name, isFormer }) => (
        <Checkbox
          key={name}
          label={name}
          checked={isFormer}
          disabled={isBusy}
          onChange={event => onChoose(name, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}
