import { useTranslations } from 'use-intl'
import classes from './seo-tab.module.css'

interface Props {
  label: string
  length: number
  /** The recommended number of characters: enough for search engines, and not cut off by them. */
  good: readonly [from: number, to: number]
}

export const LengthMeter = ({ label, length, good: [from, to] }: Props) => {
  const t = useTranslations('editor.seo')
  return (
    <div className={classes.meter}>
      <meter
        aria-label={label}
        min={0}
        low={from}
        optimum={to - 1}
        high={to}
        max={to * 1.25}
        value={length}
      />
      <span>{t('length', { length: String(length), from: String(from), to: String(to) })}</span>
    </div>
  )
}
