import { Combobox } from '@mantine/core'
import { MarkedParts } from '../../ui/marked-parts.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import textClasses from '../../ui/text.module.css'
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
        <span className={`${textClasses.oneLine} ${classes.title}`}>{title}</span>
        <span className={`${textClasses.oneLine} ${textClasses.detailLine}`}>{detail}</span>
        {suggestion.kind === 'page' && suggestion.page.excerpt && (
          <span className={`${textClasses.twoLines} ${textClasses.detail}`}>
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
