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
  const t = useTranslations('editor.differences')
  const [isWhole, setIsWhole] = useState(false)
  const isLong = text.length > longest || text.split('\n').length > mostLines
  const parts = diffWords(other, text).filter(({ kind }) => kind !== 'removed')
  return (
    <>
      <p className={classes.text} data-cut={isLong && !isWhole}>
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
          className={classes.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(value => !value)}
        >
          {t(isWhole ? 'showLess' : 'showAll')}
        </UnstyledButton>
      )}
    </>
  )
}

const longest = 900
const mostLines = 12
