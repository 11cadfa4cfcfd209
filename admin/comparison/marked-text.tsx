import { UnstyledButton } from '@mantine/core'
import { diffWords } from '@ximblox/contract/rules/compare/word-diff'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from './marked-text.module.css'

interface Props {
  text: string
  other: string
}

/** Marks the words that the other text does not contain. */
export const MarkedText = ({ text, other }: Props) => {
  const t = useTranslations('differences')
  const [isExpanded, setExpanded] = useState(false)
  const isLong = text.length > maxLength || text.split('\n').length > maxLines
  const parts = diffWords(other, text).filter(({ kind }) => kind !== 'removed')
  return (
    <>
      <p className={classes.text} data-collapsed={isLong && !isExpanded}>
        {parts.map((part, index) => {
          const key = `${index} ${part.kind}`
          return part.kind === 'added' ? (
            <mark key={key} className={classes.mark}>
              {part.text}
            </mark>
          ) : (
            <span key={key}>{part.text}</span>
          )
        })}
      </p>
      {isLong && (
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(value => !value)}
        >
          {t(isExpanded ? 'showLess' : 'showAll')}
        </UnstyledButton>
      )}
    </>
  )
}

const maxLength = 900
const maxLines = 12
