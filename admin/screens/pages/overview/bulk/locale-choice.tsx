import { Checkbox, Group, Radio } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../../../pages/use-locale-name.ts'

interface Props {
  offered: readonly string[]
  chosen: readonly string[]
  isSingle: boolean
  onChange: (locales: string[]) => void
}

/** The languages of the pages that an action is for. */
export const LocaleChoice = ({ offered, chosen, isSingle, onChange }: Props) => {
  const t = useTranslations('bulk')
  const localeName = useLocaleName()
  if (isSingle)
    return (
      <Radio.Group label={t('language')} value={chosen[0] ?? ''} onChange={locale => onChange([locale])}>
        <Group gap="md">
          {offered.map(locale => (
            <Radio key={locale} value={locale} label={localeName(locale)} />
          ))}
        </Group>
      </Radio.Group>
    )
  return (
    <Checkbox.Group label={t('languages')} value={[...chosen]} onChange={onChange}>
      <Group gap="md">
        {offered.map(locale => (
          <Checkbox key={locale} value={locale} label={localeName(locale)} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}
