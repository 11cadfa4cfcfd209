import { useParams } from '@tanstack/react-router'
import { editorCatalogue } from '../i18n/lazy-catalogues.ts'
import { LazyTexts } from '../i18n/lazy-texts.tsx'
import { OpenPage } from './opening/open-page.tsx'

/** `/cmsadmin/pages/{id}`. */
const EditorScreen = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <LazyTexts catalogue={editorCatalogue}>
      <OpenPage key={id} id={id} />
    </LazyTexts>
  )
}

export default EditorScreen
