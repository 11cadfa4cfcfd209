/** Icons that the admin area has for blocks. */
export type BlockIcon =
  | 'accordion'
  | 'cards'
  | 'columns'
  | 'embed'
  | 'files'
  | 'form'
  | 'heading'
  | 'hero'
  | 'pages'
  | 'image'
  | 'image-and-text'
  | 'images'
  | 'quote'
  | 'tabs'
  | 'text'
  | 'video'

export type Stroke = 'headline' | 'title' | 'text' | 'button' | 'image' | 'play' | 'line' | 'slot'

/** A rough preview of a block: columns of strokes. */
export type Sketch = readonly (readonly Stroke[])[]
