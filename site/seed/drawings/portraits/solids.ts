/** A point or a size in space: right, up, towards the viewer. */
export type Vector = readonly [number, number, number]

/** Distance from a point to a surface, negative inside. */
export type Solid = (x: number, y: number, z: number) => number

export const ellipsoid = ([cx, cy, cz]: Vector, [rx, ry, rz]: Vector): Solid => {
  const least = Math.min(rx, ry, rz)
  return (x, y, z) => (Math.hypot((x - cx) / rx, (y - cy) / ry, (z - cz) / rz) - 1) * least
}

export const capsule = ([ax, ay, az]: Vector, [bx, by, bz]: Vector, radius: number): Solid => {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az]
  const square = dx * dx + dy * dy + dz * dz
  return (x, y, z) => {
    const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square
    const at = Math.min(1, Math.max(0, along))
    return Math.hypot(x - ax - dx * at, y - ay - dy * at, z - az - dz * at) - radius
  }
}

/** A ring that faces the viewer. */
export const hoop = ([cx, cy, cz]: Vector, radius: number, thickness: number): Solid => {
  return (x, y, z) => Math.hypot(Math.hypot(x - cx, (y - cy) * 1.15) - radius, z - cz) - thickness
}

/** Both halves of something symmetrical. */
export const mirrored =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(Math.abs(x), y, z)

export const union =
  (...solids: Solid[]): Solid =>
  (x, y, z) => {
    let least = Number.POSITIVE_INFINITY
    for (const solid of solids) least = Math.min(least, solid(x, y, z))
    return least
  }

/** Two solids whose border is as soft as `softness`. */
export const blend =
  (softness: number, a: Solid, b: Solid): Solid =>
  (x, y, z) => {
    const [first, second] = [a(x, y, z), b(x, y, z)]
    const part = Math.max(0, softness - Math.abs(first - second)) / softness
    return Math.min(first, second) - part * part * softness * 0.25
  }

export const without =
  (softness: number, a: Solid, b: Solid): Solid =>
  (x, y, z) => {
    const [first, second] = [a(x, y, z), -b(x, y, z)]
    const part = Math.max(0, softness - Math.abs(first - second)) / softness
    return Math.max(first, second) + part * part * softness * 0.25
  }

/** Makes a surface wavy, such as curls. */
export const rippled =
  (solid: Solid, depth: number, density: number): Solid =>
  (x, y, z) =>
    solid(x, y, z) + depth * Math.sin(x * density) * Math.sin(y * density + 1) * Math.sin(z * density + 2)

/** Turns a solid about the vertical axis, and then nods it. */
export const turned = (solid: Solid, yaw: number, nod: number): Solid => {
  const [cos, sin, cosNod, sinNod] = [Math.cos(yaw), Math.sin(yaw), Math.cos(nod), Math.sin(nod)]
  return (x, y, z) => {
    const x1 = cos * x - sin * z
    const z1 = sin * x + cos * z
    return solid(x1, cosNod * y - sinNod * z1, sinNod * y + cosNod * z1)
  }
}
