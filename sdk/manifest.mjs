/** The package.json of what is packed: JavaScript for `import` and for `require`, with types for either. */
export function packedManifest({ scripts, devDependencies, ...manifest }) {
  return {
    ...manifest,
    // For tools that do not know `exports`, such as `moduleResolution: node10`.
    main: './dist/cjs/index.js',
    module: './dist/esm/index.js',
    types: './dist/cjs/index.d.ts',
    exports: {
      '.': {
        import: { types: './dist/esm/index.d.ts', default: './dist/esm/index.js' },
        require: { types: './dist/cjs/index.d.ts', default: './dist/cjs/index.js' },
      },
      './vectors/webhooks.json': './vectors/webhooks.json',
      './package.json': './package.json',
    },
  }
}
