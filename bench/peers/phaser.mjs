/**
 * Sprites of Phaser's arcade physics in a game without a screen, whose loop is stopped. The sprite of a box has its row as `row`.
 * `moveTo` writes the bodies' positions, as Phaser's own motion does. Browsers only.
 *
 * @param {import('../scenes.mjs').Scene} scene
 */
export async function makeSprites({ boxes, side }) {
  const Phaser = await import('phaser');
  return new Promise((resolve) => {
    const game = new Phaser.Game({
      type: Phaser.HEADLESS,
      banner: false,
      audio: { noAudio: true },
      physics: { default: 'arcade', arcade: { width: side, height: side } },
      scene: {
        create() {
          game.loop.stop();
          const group = this.physics.add.group();
          const sprites = Array.from({ length: boxes.length / 4 }, (_, row) => {
            const [minX, minY, maxX, maxY] = boxes.subarray(4 * row, 4 * row + 4);
            const sprite = Object.assign(group.create(minX, minY), { row });
            sprite.body.setSize(maxX - minX, maxY - minY, false);
            return sprite;
          });
          const moveTo = (places) => {
            for (const { row, body } of sprites) {
              body.position.set(places[4 * row], places[4 * row + 1]);
              body.updateCenter();
            }
          };
          moveTo(boxes);
          resolve({
            world: this.physics.world,
            group,
            sprites,
            moveTo,
            destroy: () => game.destroy(true),
          });
        },
      },
    });
  });
}
