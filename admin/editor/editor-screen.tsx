import { useParams } from '@tanstack/react-router'
import { OpenPage } from './opening/open-page.tsx'

/** `/cmsadmin/pages/{id}`. */
const EditorScreen = () => {
  const { id = '' } = useParams({ strict: false })
  return <OpenPage key={id} id={id} />
}

export default EditorScreen
