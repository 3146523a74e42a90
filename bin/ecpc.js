#!/usr/bin/env node
import "../packages/cli/bin/ecpc.js";
