import { attachmentName } from '@ximblox/blocks/fields/attachment-name'
import type { ImageField } from '@ximblox/blocks/fields/image'
import { useWorkspace } from '../workspace.ts'
import type { HolderControlProps } from './control.ts'
import { ImageInput } from './image-input.tsx'

export const ImageControl = ({
  field,
  label,
  help,
  errors,
  isRequired,
  holder,
  path,
}: HolderControlProps<ImageField>) => {
  const { editor } = useWorkspace()
  const name = attachmentName(path)
  return (
    <ImageInput
      label={label}
      help={help}
      errors={errors}
      isRequired={isRequired}
      image={holder.images[name] ?? null}
      aspectRatio={field.aspectRatio}
      onChange={image => editor.run(holder.attach('__images', name, image ?? undefined))}
    />
  )
}
