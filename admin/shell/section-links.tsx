import { useTranslations } from 'use-intl'
import { SectionNav } from '../ui/section-nav.tsx'
import { type SectionName, sections } from './sections.ts'
import { useMayOpen } from './use-may-open.ts'

/** Links between the screens of a section that the user may open. */
export const SectionLinks = ({ section }: { section: SectionName }) => {
  const t = useTranslations()
  const mayOpen = useMayOpen()
  const { label, screens } = sections[section]
  const shown = screens.filter(({ path }) => mayOpen(path))
  return <SectionNav label={t(label)} items={shown.map(({ title, path }) => ({ title: t(title), path }))} />
}
