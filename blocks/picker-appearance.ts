/** Names of the signs that the admin area has for blocks. */
export type BlockIcon =
  | 'cards'
  | 'columns'
  | 'files'
  | 'form'
  | 'heading'
  | 'opening'
  | 'pages'
  | 'picture'
  | 'picture-and-text'
  | 'pictures'
  | 'quotation'
  | 'text'
  | 'video'

export type Stroke = 'headline' | 'title' | 'text' | 'button' | 'picture' | 'play' | 'line' | 'slot'

/** A rough drawing: columns beside each other, each of strokes one below the other. */
export type Sketch = readonly (readonly Stroke[])[]
