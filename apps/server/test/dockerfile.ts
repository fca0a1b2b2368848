export type DockerStage = { image: string; lines: string[] }

/** The stages of a Dockerfile with their instructions, each on one line, without comments. */
export function dockerStages(text: string): DockerStage[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
  const stages: DockerStage[] = []
  for (const line of lines) {
    const [word, image = ''] = line.split(/\s+/)
    if (word === 'FROM') stages.push({ image, lines: [] })
    else stages.at(-1)?.lines.push(line)
  }
  return stages
}

/** What a stage copies out of the tree that another stage built, as paths of the tree. */
export const copiedPaths = (stage: DockerStage | undefined): string[] =>
  (stage?.lines ?? [])
    .filter((line) => line.startsWith('COPY --from=build '))
    .flatMap((line) => line.split(/\s+/).slice(2, -1))
    .map((path) => path.replace(/^\/salvia\//, ''))
