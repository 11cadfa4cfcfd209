import { Combobox } from '@mantine/core'
import { MarkedParts } from '../../ui/marked-parts.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { LinkIcon } from './link-icon.tsx'
import classes from './link-search.module.css'
import { useLinkTexts } from './link-texts.ts'
import { type Suggestion, suggestionID } from './suggestion.ts'

interface Props {
  id: string
  suggestion: Suggestion
  isActive: boolean
}

export const SuggestionOption = ({ id, suggestion, isActive }: Props) => {
  const textsOf = useLinkTexts()
  const { kind, title, detail } = textsOf(suggestion)
  return (
    <Combobox.Option
      id={id}
      value={suggestionID(suggestion)}
      className={classes.option ?? ''}
      selected={isActive}
      aria-selected={isActive}
    >
      <LinkIcon kind={kind} />
      <span className={classes.text}>
        <span className={classes.title}>{title}</span>
        <span className={classes.detail}>{detail}</span>
        {suggestion.kind === 'page' && suggestion.page.excerpt && (
          <span className={classes.excerpt}>
            <MarkedParts parts={suggestion.page.excerpt} />
          </span>
        )}
      </span>
      {suggestion.kind === 'page' && suggestion.page.state !== 'published' && (
        <StateBadge state={suggestion.page.state} />
      )}
    </Combobox.Option>
  )
}
