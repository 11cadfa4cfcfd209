import { useTranslations } from 'use-intl'
import classes from './seo-tab.module.css'

interface Props {
  label: string
  length: number
  /** From how many characters search engines find it enough, and up to how many they show all of it. */
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
