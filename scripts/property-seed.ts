import { configureGlobal } from 'fast-check'

// The suite draws the same examples each time, so that it fails only by what was changed; test:long draws new ones.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })
