module.exports = { testMatch: ['**/*.test.*'] };
