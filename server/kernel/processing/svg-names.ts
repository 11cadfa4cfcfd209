const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * The elements of SVG that are read. The others disappear with their content: scripts, foreign documents, animations,
 * styles, and the filters whose time grows with their numbers. Of links only what they contain is kept.
 */
export const allowedElements = words(`
  svg g defs symbol use switch a image title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feOffset`)

export const animations = words('animate animateColor animateMotion animateTransform set')

/** Elements whose `href` may name another element of the same image. */
export const referringElements = words('use linearGradient radialGradient pattern textPath')

/** Properties of CSS that are also attributes. */
export const presentation = words(`
  alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity
  font-family font-size font-stretch font-style font-variant font-weight letter-spacing
  marker-end marker-mid marker-start mask mask-type opacity overflow paint-order shape-rendering
  stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering transform-origin
  unicode-bidi vector-effect visibility word-spacing writing-mode`)

/** Properties of CSS that no attribute exists for. */
export const styleProperties = words('isolation mix-blend-mode transform transform-box')

/** Attributes that CSS has no part in. */
export const ownAttributes = words(`
  clipPathUnits cx cy d dx dy fr fx fy gradientTransform gradientUnits height lang lengthAdjust
  markerHeight markerUnits markerWidth maskContentUnits maskUnits offset orient pathLength
  patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY rotate rx ry
  spreadMethod startOffset systemLanguage textLength transform viewBox width x x1 x2 y y1 y2
  amplitude edgeMode exponent filterUnits in in2 intercept k1 k2 k3 k4 mode operator primitiveUnits
  result slope stdDeviation tableValues type values`)
