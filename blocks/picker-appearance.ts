/** Icons that the admin area has for blocks. */
export type BlockIcon =
  | 'action'
  | 'accordion'
  | 'cards'
  | 'columns'
  | 'divider'
  | 'embed'
  | 'figures'
  | 'files'
  | 'form'
  | 'heading'
  | 'hero'
  | 'logos'
  | 'notice'
  | 'pages'
  | 'palette'
  | 'prices'
  | 'image'
  | 'image-and-text'
  | 'images'
  | 'quote'
  | 'steps'
  | 'table'
  | 'tabs'
  | 'text'
  | 'timeline'
  | 'video'

export type Stroke = 'headline' | 'title' | 'text' | 'button' | 'image' | 'play' | 'line' | 'slot'

/** A rough preview of a block: columns of strokes. */
export type Sketch = readonly (readonly Stroke[])[]
