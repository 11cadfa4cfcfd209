import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

interface Props {
  seconds: number
  onEnd: () => void
}

export const Countdown = ({ seconds, onEnd }: Props) => {
  const t = useTranslations('idle')
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  const tick = useEffectEvent(() => {
    const remaining = Math.ceil((end - Date.now()) / 1000)
    setLeft(Math.max(0, remaining))
    if (remaining <= 0) onEnd()
  })
  useEffect(() => {
    const timer = setInterval(() => tick(), 1000)
    return () => clearInterval(timer)
  }, [])
  return <p role="timer">{t('message', { seconds: left })}</p>
}
