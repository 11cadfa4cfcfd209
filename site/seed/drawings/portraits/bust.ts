import {
  blend,
  capsule,
  ellipsoid,
  hoop,
  mirrored,
  rippled,
  type Solid,
  turned,
  union,
  without,
} from './solids.ts'

export interface Person {
  /** Width of the face; 1 is usual. */
  width: number
  jaw: number
  nose: number
  hair: 'cropped' | 'bob' | 'bun' | 'curls' | 'long' | 'scarf' | 'none'
  beard?: boolean
  glasses?: boolean
  collar: 'shirt' | 'round' | 'roll'
  yaw: number
  nod: number
  /** How light skin, hair and clothes are, from 0 to 1. */
  skin: number
  hairTone: number
  clothes: number
}

export interface Part {
  solid: Solid
  tone: number
}

/** Head and shoulders of a person as parts of one tone each. */
export const bust = (person: Person): Part[] => {
  const pose = (solid: Solid) => turned(solid, person.yaw, person.nod)
  const dark = person.hairTone
  return [
    { solid: union(pose(head(person)), neck), tone: person.skin },
    { solid: pose(mirrored(ellipsoid([0.27, 0.1, 0.69], [0.075, 0.05, 0.06]))), tone: 0.04 },
    { solid: pose(mirrored(capsule([0.13, 0.29, 0.82], [0.43, 0.3, 0.66], 0.035))), tone: dark * 0.5 },
    { solid: pose(ellipsoid([0, -0.55, 0.76], [0.2, 0.062, 0.11])), tone: person.skin * 0.62 },
    { solid: pose(hairOf(person)), tone: dark },
    ...(person.beard ? [{ solid: pose(beard(person)), tone: dark }] : []),
    ...(person.glasses ? [{ solid: pose(glasses), tone: 0.02 }] : []),
    { solid: clothes(person), tone: person.clothes },
  ]
}

const neck = capsule([0, -0.7, -0.2], [0, -1.9, -0.35], 0.41)

const head = ({ width, jaw, nose }: Person): Solid => {
  const skull = ellipsoid([0, 0.28, -0.1], [0.74 * width, 0.82, 0.88])
  const face = ellipsoid([0, -0.32, 0.16], [0.56 * width, 0.76, 0.6])
  const chin = ellipsoid([0, -0.92, 0.42], [0.22 * jaw, 0.17, 0.2])
  const jaws = mirrored(ellipsoid([0.34 * width * jaw, -0.62, 0.1], [0.2, 0.26, 0.34]))
  const cheeks = mirrored(ellipsoid([0.36 * width, -0.12, 0.46], [0.2, 0.17, 0.2]))
  const shape = blend(0.2, blend(0.3, blend(0.35, skull, face), blend(0.25, chin, jaws)), cheeks)
  const sockets = mirrored(ellipsoid([0.28, 0.12, 0.84], [0.19, 0.12, 0.15]))
  const lids = mirrored(ellipsoid([0.27, 0.1, 0.6], [0.15, 0.085, 0.13]))
  const brows = mirrored(capsule([0.1, 0.27, 0.76], [0.42, 0.28, 0.58], 0.06))
  const bridge = capsule([0, 0.22, 0.74], [0, -0.18, 0.9], 0.07 * nose)
  const tip = union(
    ellipsoid([0, -0.22, 0.92], [0.11 * nose, 0.095, 0.12]),
    mirrored(ellipsoid([0.095 * nose, -0.25, 0.84], [0.07, 0.06, 0.08])),
  )
  const lips = union(
    ellipsoid([0, -0.51, 0.73], [0.2, 0.045, 0.1]),
    ellipsoid([0, -0.6, 0.72], [0.17, 0.055, 0.1]),
  )
  const ears = mirrored(ellipsoid([0.76 * width, 0.02, -0.12], [0.08, 0.22, 0.14]))
  const carved = blend(0.1, without(0.14, shape, sockets), brows)
  const withEyes = blend(0.04, carved, lids)
  return blend(0.05, blend(0.05, blend(0.12, withEyes, blend(0.08, bridge, tip)), lips), ears)
}

/** Hair stays off the face: what is below the hairline in front is cut away. */
const faceOpening = ellipsoid([0, -0.25, 0.95], [0.7, 0.92, 0.85])

const cap = (grow: number): Solid => ellipsoid([0, 0.34, -0.14], [0.8 + grow, 0.86 + grow, 0.92 + grow])

const hairOf = ({ hair, width }: Person): Solid => {
  if (hair === 'none') return ellipsoid([0, 0.1, -0.5], [0.05, 0.05, 0.05])
  const cropped = without(0.1, cap(0.02), faceOpening)
  if (hair === 'cropped') return without(0.05, cropped, ellipsoid([0, -0.75, 0.2], [1.2, 0.75, 1.2]))
  if (hair === 'curls') return rippled(without(0.12, cap(0.22), faceOpening), 0.06, 13)
  if (hair === 'bun')
    return union(
      without(0.05, cropped, ellipsoid([0, -0.8, 0.3], [1.2, 0.75, 1])),
      ellipsoid([0, 1.2, -0.45], [0.4, 0.36, 0.4]),
    )
  if (hair === 'scarf')
    return union(
      without(0.06, ellipsoid([0, 0.05, -0.08], [0.92 * width, 1.25, 1]), faceOpening),
      ellipsoid([0, -1.35, -0.05], [0.72, 0.5, 0.62]),
    )
  const sides = mirrored(capsule([0.72, 0.3, -0.05], [0.74, hair === 'bob' ? -0.55 : -1.55, -0.05], 0.22))
  const back = ellipsoid([0, hair === 'bob' ? -0.2 : -0.7, -0.55], [0.85, hair === 'bob' ? 0.75 : 1.2, 0.45])
  return blend(0.2, blend(0.25, cropped, sides), back)
}

const beard = ({ width, jaw }: Person): Solid => {
  const mass = blend(
    0.2,
    ellipsoid([0, -0.78, 0.34], [0.5 * width * jaw, 0.4, 0.46]),
    mirrored(capsule([0.62 * width, 0, 0.02], [0.5 * width, -0.6, 0.2], 0.12)),
  )
  return without(0.05, mass, ellipsoid([0, -0.5, 0.9], [0.25, 0.17, 0.35]))
}

const glasses = union(
  mirrored(hoop([0.28, 0.09, 0.86], 0.21, 0.025)),
  capsule([-0.08, 0.14, 0.93], [0.08, 0.14, 0.93], 0.025),
  mirrored(capsule([0.5, 0.13, 0.82], [0.78, 0.1, 0], 0.025)),
)

const clothes = ({ collar }: Person): Solid => {
  const body = blend(
    0.4,
    ellipsoid([0, -2.2, -0.35], [1.5, 0.85, 0.7]),
    mirrored(ellipsoid([1.05, -2, -0.35], [0.6, 0.55, 0.5])),
  )
  if (collar === 'roll') return blend(0.15, body, capsule([0, -1.2, -0.2], [0, -1.6, -0.3], 0.5))
  const opening = ellipsoid([0, -1.32, 0.2], [0.46, 0.42, 0.62])
  if (collar === 'round') return without(0.05, body, opening)
  const lapels = mirrored(capsule([0.48, -1.28, -0.12], [0.1, -1.78, 0.4], 0.09))
  return union(without(0.05, body, opening), lapels)
}
