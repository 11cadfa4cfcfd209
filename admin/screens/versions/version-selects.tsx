import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import classes from './compare-screen.module.css'
import { choosable } from './version-choices.ts'

interface Props {
  /** Label of each version. */
  labels: ReadonlyMap<number, string>
  before: number
  after: number
}

/** The two versions to compare; the URL holds the choice. */
export const VersionSelects = ({ labels, before, after }: Props) => {
  const t = useTranslations('versions')
  const navigate = useNavigate()
  const choose = (versions: { from: number; until: number }) => {
    const [from, until] = [String(versions.from), String(versions.until)]
    void navigate({ to: '.', search: { until, ...(versions.from !== 0 && { from }) } })
  }
  const choicesFor = (own: number, other: number) =>
    choosable(labels, own, other).map(([id, label]) => ({ value: String(id), label }))
  return (
    <div className={classes.selects}>
      <NativeSelect
        label={t('from')}
        value={String(before)}
        onChange={event => choose({ from: Number(event.currentTarget.value), until: after })}
        data={[...(before === 0 ? [{ value: '0', label: t('nothing') }] : []), ...choicesFor(before, after)]}
      />
      <NativeSelect
        label={t('to')}
        value={String(after)}
        onChange={event => choose({ from: before, until: Number(event.currentTarget.value) })}
        data={choicesFor(after, before)}
      />
    </div>
  )
}
