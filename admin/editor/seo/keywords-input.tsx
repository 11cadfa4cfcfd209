import { TagsInput } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import { type ReactNode, useRef, useState } from 'react'

interface Props {
  label: string
  description: string
  value: readonly string[]
  onChange: (keywords: string[]) => void
  error: ReactNode
}

/** A keyword is stored while it is typed, before Enter or a comma ends it. */
export const KeywordsInput = ({ value, onChange, ...rest }: Props) => {
  const [typed, setTyped] = useState('')
  const hasEnded = useRef(false)
  const keyword = typed.trim()
  const isStored = keyword !== '' && value.at(-1) === keyword
  const ended = isStored ? value.slice(0, -1) : value
  return (
    <TagsInput
      {...rest}
      value={[...ended]}
      onChange={keywords => {
        hasEnded.current = true
        setTyped('')
        onChange([...new Set(keywords.map(one => one.trim()).filter(one => one !== ''))])
      }}
      searchValue={typed}
      onSearchChange={text => {
        const next = text.trim()
        setTyped(text)
        // The field is cleared after a keyword has been added.
        const isCleared = text === '' && hasEnded.current
        hasEnded.current = false
        if (isCleared) return
        const isNew = next !== '' && !ended.includes(next) && ended.length < limits.seoKeywords
        onChange([...ended, ...(isNew ? [next] : [])])
      }}
      maxTags={limits.seoKeywords}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}
