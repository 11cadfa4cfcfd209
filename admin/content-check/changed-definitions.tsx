import type { ChangedDefinition } from '@ximblox/contract/content-check'
import { useTranslations } from 'use-intl'
import { Note } from '../ui/note.tsx'

/** Block types and page types that accept less than before although their version was not raised. */
export const ChangedDefinitions = ({ definitions }: { definitions: readonly ChangedDefinition[] }) => {
  const t = useTranslations('contentCheck.changed')
  return definitions.map(({ kind, id, version, parts, pages }) => (
    <Note key={`${kind} ${id}`} theme="orange">
      {t(kind, { id, version: String(version), parts: parts.join(', '), pages })}
    </Note>
  ))
}
